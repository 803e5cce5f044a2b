-- What staff set of the shop, over what the environment has; no row, and no key in it, until they do.
CREATE TABLE shop_settings (
  only_one boolean PRIMARY KEY DEFAULT true CONSTRAINT shop_settings_only_one CHECK (only_one),
  chosen jsonb NOT NULL DEFAULT '{}',
  changed_at timestamptz(3) NOT NULL DEFAULT shop_now()
);

-- New orders that the shop's hourly mail has not told of yet.
CREATE TABLE new_order_notices (
  order_id uuid PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  tell_at timestamptz(3) NOT NULL
);
CREATE INDEX new_order_notices_tell_at ON new_order_notices (tell_at);

ALTER TABLE staff_changes DROP CONSTRAINT staff_changes_subject;
ALTER TABLE staff_changes ADD CONSTRAINT staff_changes_subject
  CHECK (subject IN ('product', 'order', 'banner', 'message', 'import', 'admin', 'tax', 'settings', 'page'));
