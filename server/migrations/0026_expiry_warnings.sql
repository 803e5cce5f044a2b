-- To open a design is to use it, and who owns what will be forgotten is told once before.
alter table designs add column used_at timestamptz(3) not null default now();
update designs set used_at = updated_at;
alter table designs add column warned_at timestamptz(3);
alter table studio_photos add column warned_at timestamptz(3);
create index designs_used on designs (used_at);
drop index designs_changed;
