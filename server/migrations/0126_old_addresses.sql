-- Addresses of a former shop, with the pages of this one that answer for them.
CREATE TABLE old_addresses (
  id uuid PRIMARY KEY,
  path text NOT NULL,
  target text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT old_addresses_target CHECK (target ~ '^/([^/\\]|$)')
);
CREATE UNIQUE INDEX old_addresses_path ON old_addresses (path);

ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject CHECK (subject IN ('product', 'order', 'banner',
  'message', 'import', 'admin', 'tax', 'settings', 'page', 'photo', 'coupon', 'collection', 'review', 'draft',
  'customer', 'blank', 'old-address'));
