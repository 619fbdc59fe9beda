import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { developmentServer } from './scripts/development-server.ts';
import { schoolColors } from './scripts/school-colors.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  output: 'static',
  // Server-rendered only where an answer depends on what was sent: the page after a form post.
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react(), developmentServer()],
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  // Cross-site posts are refused in server/api, which also knows the address behind a proxy.
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    plugins: [schoolColors()],
    build: { target: ['chrome107', 'safari15.4'], cssTarget: ['chrome107', 'safari15.4'], assetsInlineLimit: 0 },
  },
  devToolbar: { enabled: false },
});
