-- Staff have one of three roles, and whoever was an admin before could do everything: an owner. When one of the
-- staff was here last is kept with the person, since a sign-in that nobody used for an hour is forgotten.
ALTER TABLE users
  ADD COLUMN staff_role text,
  ADD COLUMN staff_seen_at timestamptz(3);
UPDATE users SET staff_role = 'owner',
  staff_seen_at = (SELECT max(last_seen_at) FROM sessions WHERE sessions.user_id = users.id)
WHERE role = 'ADMIN';
ALTER TABLE users
  ADD CONSTRAINT users_staff_role CHECK (
    (role = 'ADMIN') = (staff_role IS NOT NULL) AND staff_role IN ('owner', 'manager', 'printer'));
CREATE INDEX users_staff ON users (id) WHERE staff_role IS NOT NULL;

-- Who was asked to join the staff and has not come yet. Nobody becomes staff, or gets an account, before they
-- open the link that was mailed to them.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  staff_role text NOT NULL,
  token_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT staff_invitations_link UNIQUE (token_hash),
  CONSTRAINT staff_invitations_role CHECK (staff_role IN ('owner', 'manager', 'printer'))
);
CREATE UNIQUE INDEX staff_invitations_email ON staff_invitations (lower(email));
CREATE INDEX staff_invitations_by ON staff_invitations (invited_by);
CREATE INDEX staff_invitations_made ON staff_invitations (created_at);
