import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordPage } from './password-page.tsx';

afterEach(cleanup);

test('posts the password to the current URL without a script', () => {
  render(<PasswordPage />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field).toMatchObject({ name: 'password', type: 'password', required: true });
  expect(field.autocomplete).toBe('current-password');
  expect(field.form?.getAttribute('method')).toBe('post');
  expect(field.form?.hasAttribute('action')).toBe(false);
});

test('links the error message to the field', () => {
  render(<PasswordPage />);
  const id = screen.getByLabelText('Password').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toContain('That password isn’t right.');
});

test('leaves room for the time that the server fills in', () => {
  render(<PasswordPage />);
  expect(screen.getByText('Too many attempts. Please try again {time}.')).toBeDefined();
});

test('links to the identity provider, because a form must not be redirected to it', () => {
  render(<PasswordPage />);
  const link = screen.getByRole('link', { name: 'Sign in with your account', hidden: true });
  expect(link.getAttribute('href')).toBe('/api/auth/google');
  expect(link.closest('form')).toBeNull();
});
