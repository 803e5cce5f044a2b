-- The files of a print job once they are rendered, how often that was tried, and common sheets.
alter table print_jobs
  add column files jsonb,
  add column tries smallint not null default 0,
  add constraint print_jobs_rendered
    check (state not in ('ready', 'printing', 'printed') or files is not null);
create index print_jobs_unrendered on print_jobs (updated_at) where state in ('queued', 'rendering');

create table gang_sheets (
  id uuid primary key,
  sheet text not null constraint gang_sheets_sheet check (sheet in ('A4', 'A3', 'roll600')),
  gap real not null,
  sheets smallint not null,
  pieces jsonb not null,
  created_at timestamptz(3) not null default now()
);
create index gang_sheets_made on gang_sheets (created_at);
