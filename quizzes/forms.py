"""What is typed in prose; answers to exercises are read by exercises/answers.py."""

from django import forms


class DisputeForm(forms.Form):
    """Why a learner thinks that a verdict is wrong."""

    note = forms.CharField(max_length=1000)
