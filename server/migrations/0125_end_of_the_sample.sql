-- When an owner ended the sample: its seller and its reviews of tax classes stay as rows, because
-- documents of trial orders name them, but count no longer.
ALTER TABLE shop_settings ADD COLUMN sample_ended_at timestamp(3) with time zone;
