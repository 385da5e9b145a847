import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kokoroLanguages } from '../../shared/engine-parts.ts';
import { espeakVoices } from '../../shared/espeak-voices.ts';
import { createEngineApp } from '../engine-app.ts';
import { trimSilence } from './kokoro.ts';
import { toKokoroPhonemes } from './phonemes.ts';
import { chooseSpeaker, voiceIds } from './speakers.ts';
import { speechRoutes } from './speech-routes.ts';

it('gives each of the ten voices its own speaker in English', () => {
  const speakers = voiceIds.map((voice) => chooseSpeaker(voice, 'en').kokoro);
  expect(new Set(speakers).size).toBe(10);
});

it.each(Object.keys(espeakVoices))('uses Kokoro for %s only if it supports the language', (language) => {
  const speaksIt = kokoroLanguages.some((id) => id === language);
  expect(chooseSpeaker('sage', language).kokoro !== undefined).toBe(speaksIt);
});

it('chooses a woman for a female voice and a man for a male one', () => {
  expect(chooseSpeaker('sage', 'es').kokoro).toBe('ef_dora');
  expect(chooseSpeaker('onyx', 'hi').kokoro).toMatch(/^hm_/);
});

it("converts espeak's phonemes to Kokoro's notation", () => {
  const clauses = ['ɡ_ˈʊ_d m_ˈɔːɹ_n_ɪ_ŋ', 'ɪ_z ɪ_t f_ˈaɪ_v', 'dʒ_ˈʌ_m_p (fr)b_ɔ̃'];
  expect(toKokoroPhonemes(clauses, 'Good morning, is it five?”')).toBe(
    'ɡˈʊd mˈɔːɹnɪŋ, ɪz ɪt fˈIv, ʤˈʌmp bɔ̃?',
  );
});

it('trims the silence around a sentence', () => {
  const sound = new Float32Array(24_000);
  sound.fill(0.5, 10_000, 12_000);
  expect(trimSilence(sound)).toHaveLength(2_000 + 2 * 1_200 - 1);
  expect(trimSilence(new Float32Array(100))).toHaveLength(0);
});

it('refuses to prepare an unknown voice, or one that isn’t installed', async () => {
  const folder = join(tmpdir(), 'rhapsode-no-engines');
  const engine = createEngineApp({ folder, modelsFolder: folder, routes: speechRoutes, onFatal: () => {} });
  const prepare = async (voice: string) =>
    (await engine.inject({ method: 'POST', url: '/v1/audio/prepare', payload: { voice } })).statusCode;
  expect([await prepare('nobody'), await prepare('sage')]).toEqual([400, 500]);
});
