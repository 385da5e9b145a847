import { expect, test } from 'vitest';
import { type Box, toastTop } from './toast-place.ts';

const across = (top: number, bottom: number): Box => ({ top, bottom, left: 0, right: 390 });
const header = across(0, 64);
const tabs = across(64, 116);
const dock = across(640, 760);
const toast = { height: 90, left: 12, right: 378 };
const place = (...obstacles: Box[]) => toastTop(toast, obstacles, 760, 12);

test('is below the header and the tabs', () => {
  expect(place(header, tabs, dock)).toBe(120);
});

test('is below tabs that a notice has pushed down', () => {
  expect(place(header, across(200, 250), dock)).toBe(68);
  expect(place(header, across(100, 150), dock)).toBe(154);
});

test('makes room for an open menu', () => {
  expect(place(header, tabs, across(130, 400), dock)).toBe(404);
  expect(place(header, tabs, across(400, 630), dock)).toBe(120);
});

test('ignores what is beside it', () => {
  expect(place(header, tabs, { top: 130, bottom: 400, left: 380, right: 390 }, dock)).toBe(120);
});

test('has no place if everything is covered', () => {
  expect(place(header, across(70, 700), dock)).toBeUndefined();
});
