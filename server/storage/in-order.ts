/** Runs tasks with the same key one after the other, and others side by side. */
export function inOrder(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key);
    const running = before === undefined ? task() : before.then(task);
    const settled = running
      .catch(() => {})
      .then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return running;
  };
}
