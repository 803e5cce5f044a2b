-- Photos that go to the shop are those of a return or of a review.
ALTER TABLE return_photos RENAME TO sent_photos;
ALTER TABLE sent_photos RENAME CONSTRAINT return_photos_bytes TO sent_photos_bytes;
ALTER INDEX return_photos_owner RENAME TO sent_photos_owner;
ALTER INDEX return_photos_made RENAME TO sent_photos_made;

ALTER TABLE reviews
  ADD COLUMN state text NOT NULL DEFAULT 'shown'
    CONSTRAINT reviews_state CHECK (state IN ('shown', 'hidden')),
  ADD COLUMN reason text,
  ADD COLUMN answer text,
  ADD COLUMN answered_at timestamp(3) with time zone,
  ADD COLUMN photo_consent text,
  ADD COLUMN photo_consent_at timestamp(3) with time zone,
  ADD COLUMN photos_seen_at timestamp(3) with time zone,
  ADD CONSTRAINT reviews_answered CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT reviews_consent CHECK ((photo_consent IS NULL) = (photo_consent_at IS NULL));
CREATE INDEX reviews_of_shop ON reviews (created_at DESC, id DESC);
CREATE INDEX reviews_by_stars ON reviews (rating, created_at DESC, id DESC);
CREATE INDEX reviews_hidden ON reviews (created_at DESC, id DESC) WHERE state = 'hidden';
CREATE INDEX reviews_waiting ON reviews (created_at DESC, id DESC)
  WHERE photo_consent IS NOT NULL AND photos_seen_at IS NULL;
CREATE INDEX reviews_comment_trigrams ON reviews USING gin (comment gin_trgm_ops);

CREATE TABLE review_photos (
  review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
  photo_id uuid NOT NULL REFERENCES sent_photos (id) ON DELETE CASCADE,
  position smallint NOT NULL CONSTRAINT review_photos_most CHECK (position BETWEEN 1 AND 5),
  shown_at timestamp(3) with time zone,
  PRIMARY KEY (review_id, photo_id),
  CONSTRAINT review_photos_position UNIQUE (review_id, position)
);
CREATE INDEX review_photos_photo ON review_photos (photo_id);

ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject CHECK (subject IN ('product', 'order', 'banner',
  'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo', 'coupon', 'collection', 'review'));
