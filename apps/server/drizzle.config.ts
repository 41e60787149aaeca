import { defineConfig } from 'drizzle-kit';

// drizzle-kit asks for a default export. Run in apps/server: npx drizzle-kit generate --name <what-changes>
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './migrations',
});
