/** Playwright's expectations with time for a busy machine: five seconds are short when browsers share two cores. */
import { expect as playwright } from '@playwright/test';

const PATIENCE_MS = 20_000;

export const expect = playwright.configure({ timeout: PATIENCE_MS });
