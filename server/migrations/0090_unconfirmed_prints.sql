-- The jobs of a cash order are made and rendered while its buyer is asked; only printing waits.
DROP TRIGGER print_jobs_confirmed ON print_jobs;
CREATE TRIGGER print_jobs_confirmed BEFORE INSERT OR UPDATE OF state ON print_jobs
FOR EACH ROW WHEN (NEW.state = 'printing' OR NEW.state = 'printed')
EXECUTE FUNCTION refuse_unconfirmed();
