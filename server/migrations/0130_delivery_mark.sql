-- An owner may confirm working days and delivery as the shop has them from the start.
ALTER TABLE setup_marks DROP CONSTRAINT setup_marks_mark;
ALTER TABLE setup_marks ADD CONSTRAINT setup_marks_mark
  CHECK (mark IN ('delivery', 'texts', 'payments', 'carrier', 'mail'));
