import { expect, type Page } from '@playwright/test';
import { type SavedDocument, savedPage, saveThroughApi, shareThroughApi } from './saved-page.ts';

type SignIn = (page: Page) => Promise<{ googleSub: string }>;

interface OwnScreen {
  name: string;
  open(page: Page, shared: string): Promise<void>;
}

const documents: readonly SavedDocument[] = [
  { text: 'The north pier reopens on Monday', tags: ['Ships', 'Harbour'], source: 'typed' },
  {
    title: 'At the ticket office',
    text: 'Where does the bus leave from?\nFrom the square, at ten.',
    source: 'conversation',
    segments: [
      { text: 'Where does the bus leave from?', speaker: 'Ines', from: 0, to: 2_000 },
      { text: '\n' },
      { text: 'From the square, at ten.', speaker: 'Speaker 2', from: 2_500, to: 5_000 },
    ],
    translations: [{ language: 'es-ES', text: '¿De dónde sale el autobús?\nDe la plaza, a las diez.' }],
  },
];

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // A skeleton breathes.
  await expect(page.locator('[class*=breathe]')).toHaveCount(0);
}

async function openLibrary(page: Page): Promise<void> {
  await openSettled(page, '/library');
  await expect(page.getByRole('region', { name: 'Library' }).getByRole('listitem')).toHaveCount(2);
}

/** Signs in and saves texts. Returns the path of a copy that is shared. */
export async function prepareOwnScreens(page: Page, signIn: SignIn): Promise<string> {
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  const { googleSub } = await signIn(page);
  await saveThroughApi(page, googleSub, documents);
  return shareThroughApi(page, googleSub, 'both');
}

const opened = (path: string): OwnScreen => ({ name: path, open: (page) => openSettled(page, path) });

/** The screens that show what somebody has saved, set or shared. */
export const ownScreens: readonly OwnScreen[] = [
  { name: '/library', open: openLibrary },
  {
    name: '/library with a selection',
    async open(page) {
      const size = page.viewportSize();
      // On phones, the checkboxes appear with the first selection.
      await page.setViewportSize({ width: 1280, height: 844 });
      await openLibrary(page);
      await page.getByRole('listitem').getByRole('checkbox').first().check();
      await expect(page.getByText('1 selected')).toBeVisible();
      if (size) await page.setViewportSize(size);
    },
  },
  opened('/settings'),
  opened('/account'),
  opened('/words'),
  opened('/developers'),
  opened('/conversation'),
  { name: '/shared', open: openSettled },
  {
    name: 'the turns',
    async open(page) {
      await page.goto('/');
      const saved = savedPage(page);
      await saved.savedTab.click();
      await saved.item('Where does the bus').getByRole('button', { name: 'Open' }).click();
      await expect(page.getByTestId('turns').getByRole('list', { name: 'Turns' })).toBeVisible();
    },
  },
];
