import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/database/schema/*.tables.ts',
  out: './migrations',
  casing: 'snake_case',
})
