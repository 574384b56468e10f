import { api } from '../api.ts';

const isLoopback = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** Where others can open this page: not where it says `localhost`. */
class Address {
  /** Most likely first; empty: there are none, or they are not known. */
  urls = $state.raw<readonly string[]>(isLoopback ? [] : [location.origin]);
  /** Why there are none; null: there are some, or the server has not answered yet. */
  trouble = $state<'onlyHere' | 'addressUnknown' | null>(null);

  async load(): Promise<void> {
    if (isLoopback) this.#hear((await api.address()).urls);
  }

  /** Null: the server does not know, since it is in a container or behind a proxy. */
  #hear(urls: readonly string[] | null): void {
    this.urls = urls ?? [];
    if (urls === null) this.trouble = 'addressUnknown';
    else this.trouble = urls.length === 0 ? 'onlyHere' : null;
  }
}
export const address = new Address();
