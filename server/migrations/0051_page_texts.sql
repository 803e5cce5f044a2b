-- The words of pages for reading as staff changed them, a row for each change; without a body the
-- page has its built-in text again.
CREATE TABLE page_texts (
  id uuid PRIMARY KEY,
  page text NOT NULL,
  language text NOT NULL,
  version integer NOT NULL,
  title text,
  description text,
  body text,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL DEFAULT shop_now(),
  CONSTRAINT page_texts_version UNIQUE (page, language, version),
  CONSTRAINT page_texts_whole CHECK (num_nulls(title, description, body) IN (0, 3)),
  CONSTRAINT page_texts_language CHECK (language IN ('en', 'hi'))
);
