-- What staff changed: written in the transaction of the change, and never altered after.
create table staff_changes (
  id uuid primary key,
  at timestamptz(3) not null default now(),
  staff_id uuid references users (id) on delete set null,
  staff_email text not null,
  subject text not null
    constraint staff_changes_subject
    check (subject in ('product', 'order', 'banner', 'message', 'import', 'admin')),
  action text not null,
  subject_id text,
  name text not null,
  details jsonb not null default '{}'
);
create index staff_changes_newest on staff_changes (at desc, id desc);
create index staff_changes_of_subject on staff_changes (subject, at desc, id desc);
