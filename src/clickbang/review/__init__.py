"""Looking back at a game: what answers were worth, from what a seat knew when it gave them."""

from clickbang.review.findings import Decision, Judged, Review, SeatReview, WeighedChoice
from clickbang.review.review import answers_of, review_record

__all__ = ["Decision", "Judged", "Review", "SeatReview", "WeighedChoice", "answers_of", "review_record"]
