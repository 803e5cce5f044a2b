-- The press looks at all jobs, of whatever state, from the oldest on.
create index print_jobs_made on print_jobs (created_at, id);
