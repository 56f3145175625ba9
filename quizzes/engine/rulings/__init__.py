"""The floor's rulings: a described incident and a house's books in, what happens and why out."""
