import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it; nothing is ever loaded from elsewhere.
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/clickbang/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // else it says which plugin took how long, which looks like a fault
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8123", "/ws": { target: "ws://127.0.0.1:8123", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
} as Parameters<typeof defineConfig>[0]);
