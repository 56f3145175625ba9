"""People for tests. Everybody's password is PASSWORD."""

import factory
from django.contrib.auth.hashers import make_password

from trainer.models import Classroom, Membership, User

PASSWORD = "four-of-a-kind-7"


class UserFactory(factory.django.DjangoModelFactory[User]):
    class Meta:
        model = User

    username = factory.Sequence(lambda number: f"user{number}")
    password = factory.LazyFunction(lambda: make_password(PASSWORD))


class ClassroomFactory(factory.django.DjangoModelFactory[Classroom]):
    class Meta:
        model = Classroom

    name = factory.Sequence(lambda number: f"Class {number}")
    code = factory.Sequence(lambda number: f"C{number:05}")


class MembershipFactory(factory.django.DjangoModelFactory[Membership]):
    class Meta:
        model = Membership

    classroom = factory.SubFactory(ClassroomFactory)
    user = factory.SubFactory(UserFactory)
