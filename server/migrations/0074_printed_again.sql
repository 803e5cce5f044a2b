-- A printed line is printed again: of how many of its pieces, and how many blanks were spoilt.
ALTER TABLE print_jobs ADD COLUMN again smallint
  CONSTRAINT print_jobs_again CHECK (again BETWEEN 1 AND 10);
ALTER TABLE print_job_events ADD COLUMN spoilt smallint
  CONSTRAINT print_job_events_spoilt CHECK (spoilt BETWEEN 0 AND 10);
