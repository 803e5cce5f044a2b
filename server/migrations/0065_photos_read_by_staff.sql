-- That staff looked at a photo which no order shows is written down.
ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject
  CHECK (subject IN ('product', 'order', 'banner', 'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo'));
