#!/usr/bin/env node
import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createRhapsode, RhapsodeError } from './index.js';
import { toSrt } from './srt.js';

const usage = `Usage: rhapsode transcribe FILE [--language en-US] [--srt]

Writes what is said in a recording, or subtitles with --srt.

  RHAPSODE_URL  where your Rhapsode is, such as http://localhost:3000
  RHAPSODE_KEY  an API key with the scope "transcribe", from /developers
`;

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        language: { type: 'string', default: 'en-US' },
        srt: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // Node's advice after the first sentence is about its own conventions.
    return { problem: `${error.message.split('. ')[0]}.` };
  }
}

async function transcribe(path, { language, srt }, { url, key }) {
  let file;
  try {
    if ((await stat(path)).isDirectory()) return fail(`“${path}” is a folder. Name a recording in it.`);
    file = await openAsBlob(path);
    // Only reading shows whether the file may be read.
    await file.slice(0, 1).arrayBuffer();
  } catch (error) {
    return fail(error.code === 'ENOENT' ? `There is no file “${path}”.` : `“${path}” can’t be read.`);
  }
  try {
    const named = new File([file], basename(path));
    const result = await createRhapsode({ url, key }).transcribe({ file: named, language });
    process.stdout.write(srt ? toSrt(result) : `${result.text}\n`);
  } catch (error) {
    if (error instanceof RhapsodeError) return fail(`${error.message} (${error.status})`);
    fail(`${url} can’t be reached. Is RHAPSODE_URL right?`);
  }
}

const { values, positionals = [], problem } = readArguments();
const [command, path, ...rest] = positionals;
const { RHAPSODE_URL: url, RHAPSODE_KEY: key } = process.env;

/** What is wrong with the command or the settings. */
function findProblem() {
  if (problem) return `${problem}\n\n${usage}`;
  if (command === undefined) return usage;
  if (command !== 'transcribe') return `There is no command “${command}”.\n\n${usage}`;
  if (!path) return `Name the recording to transcribe.\n\n${usage}`;
  if (rest.length > 0) return `Only one recording at a time; “${rest[0]}” is one too many.\n\n${usage}`;
  if (!url || !key) return 'Set RHAPSODE_URL and RHAPSODE_KEY first. `rhapsode --help` says more.';
  if (!/^https?:/.test(url) || !URL.canParse(url))
    return `RHAPSODE_URL is “${url}”, but must look like http://localhost:3000.`;
  if (!/^rh_[\w-]+$/.test(key))
    return 'RHAPSODE_KEY isn’t a whole key. It begins with rh_ and is shown once, when you create it on /developers.';
}

const wrong = findProblem();
if (values?.help) process.stdout.write(usage);
else if (wrong) fail(wrong);
else await transcribe(path, values, { url, key });
