import { AppError } from '../../shared/errors.ts';

/** What one upload holds. */
export interface UploadShare {
  /** Throws if there is no room for this many bytes. Otherwise they count until the next call, or until `release`. */
  hold(bytes: number): void;
  /** Throws if there is no room for this many bytes at the moment. */
  check(bytes: number): void;
  release(): void;
}

/** Limits the memory of all uploads and of each person's, so that nobody can take it all. */
export type UploadMemory = (userId: string) => UploadShare;

export function createUploadMemory(limits: { totalBytes: number; personBytes: number }): UploadMemory {
  let total = 0;
  const byPerson = new Map<string, number>();

  return (userId) => {
    let held = 0;
    let released = false;

    function check(bytes: number): void {
      const more = bytes - held;
      const person = byPerson.get(userId) ?? 0;
      if (more > 0 && (total + more > limits.totalBytes || person + more > limits.personBytes)) throw busy();
    }

    function set(bytes: number): void {
      total += bytes - held;
      const person = (byPerson.get(userId) ?? 0) + bytes - held;
      if (person > 0) byPerson.set(userId, person);
      else byPerson.delete(userId);
      held = bytes;
    }

    return {
      check,
      hold(bytes) {
        if (released) throw busy();
        check(bytes);
        set(bytes);
      },
      release() {
        released = true;
        set(0);
      },
    };
  };
}

const busy = () =>
  new AppError('too-many-requests', {
    message: 'Too many recordings are being sent at the moment. Please try again in 2 seconds.',
    data: { retryAfter: 2 },
    headers: { 'retry-after': '2' },
  });
