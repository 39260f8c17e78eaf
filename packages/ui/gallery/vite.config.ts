/** The gallery: `npx vite packages/ui/gallery` draws boards from played positions, for those who draw them. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ root: import.meta.dirname, plugins: [react()] });
