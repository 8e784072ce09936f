import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './apps/server/src/database/schema.ts',
  out: './apps/server/migrations',
  casing: 'snake_case',
})
