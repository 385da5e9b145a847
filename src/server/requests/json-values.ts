const maxDepth = 32;

/** Whether JSON is small but takes long to parse, such as a million nested arrays. */
export function hasTooManyValues(json: string, maxValues: number): boolean {
  let values = 0;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') values += 1;
    if (values > maxValues) return true;
  }
  return false;
}
