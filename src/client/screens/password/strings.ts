import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const passwordMeta = translated('passwordMeta', {
  title: `Sign in | ${brand.name}`,
  description: `Sign in to ${brand.name}.`,
});

export const passwordStrings = translated('password', {
  title: `Sign in to ${brand.name}`,
  password: 'Password',
  submit: 'Sign in',
  identity: 'Sign in with your account',
  problems: {
    wrong: 'That password isn’t right. Please try again.',
    wait: (time: string) => `Too many attempts. Please try again ${time}.`,
    cancelled: 'Sign-in was cancelled.',
    failed: 'Something went wrong with sign-in. Please try again.',
    'not-allowed': 'That account doesn’t have access to this server.',
  },
});
