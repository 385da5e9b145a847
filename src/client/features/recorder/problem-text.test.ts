import { describe, expect, test } from 'vitest';
import { describeDevice } from '../../platform/device.ts';
import { problemText } from './problem-text.ts';

const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
};
const device = (name: keyof typeof agents, maxTouchPoints = 0) =>
  describeDevice({ userAgent: agents[name], maxTouchPoints });

describe('problemText', () => {
  test('uses the specified wording', { tags: ['R-8.22', 'R-8.23'] }, () => {
    expect(problemText({ kind: 'engine', code: 'network', stopped: true }, device('chrome')).title).toBe(
      'Speech recognition error: network',
    );
    expect(problemText({ kind: 'start', message: 'boom' }, device('chrome')).title).toBe(
      'Could not start speech recognition: boom',
    );
  });

  test('explains how to allow the microphone in each browser', () => {
    const help = (name: keyof typeof agents) =>
      problemText({ kind: 'engine', code: 'not-allowed', stopped: true }, device(name)).help;
    expect(help('chrome')).toContain('icon next to the address');
    expect(help('safari')).toContain('Settings for This Website');
    expect(help('iphone')).toContain('Apps > Safari');
    expect(help('android')).toContain('Tap the icon');
  });

  test.each(['audio-capture', 'aborted', 'language-not-supported', 'service-not-allowed', 'bad-grammar'])(
    'explains what to do about %s',
    (code) => {
      expect(problemText({ kind: 'engine', code, stopped: true }, device('chrome')).help).toMatch(/\.$/);
    },
  );
});

test('recognises an iPad that identifies as a Mac', () => {
  expect(device('safari', 5)).toMatchObject({ ios: true, mac: false, safari: false });
  expect(device('safari')).toMatchObject({ ios: false, mac: true, safari: true });
});
