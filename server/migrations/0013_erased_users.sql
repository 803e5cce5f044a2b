-- Somebody whose data was erased on their wish: what the law keeps of them hangs on a row that no
-- longer says who they were.
alter table users add column erased_at timestamptz(3);
