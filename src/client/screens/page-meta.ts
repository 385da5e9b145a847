import { brand } from '../../shared/brand.ts';
import type { Screen } from '../../shared/routes.ts';

export const pageMeta: Record<Screen, { title: string; description: string }> = {
  main: {
    title: `${brand.name} | Speech to text, translated and read aloud`,
    description: brand.description,
  },
  subscribe: {
    title: `Premium | ${brand.name}`,
    description: `Longer transcripts, HD voices and more translation with ${brand.name} Premium.`,
  },
  account: {
    title: `Your account | ${brand.name}`,
    description: `Your plan, devices and data in the ${brand.name} web app.`,
  },
  terms: {
    title: `Terms of Use | ${brand.name}`,
    description: `The terms of use for the ${brand.name} web app.`,
  },
  privacy: {
    title: `Privacy Pledge | ${brand.name}`,
    description: `What data the ${brand.name} web app collects, why, and how to delete it.`,
  },
  'not-found': {
    title: '404 | Page Not Found',
    description: "The page you're looking for doesn't exist or has been moved.",
  },
};
