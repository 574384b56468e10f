import { api } from '../api.ts';

const isLoopback = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** Where others can open this page: not where it says `localhost`. */
class Address {
  /** Most likely first; null: not known yet. */
  urls = $state.raw<readonly string[] | null>(isLoopback ? null : [location.origin]);
  /** No other device can open this page. */
  readonly isOnlyHere = $derived(this.urls?.length === 0);

  async load(): Promise<void> {
    if (isLoopback) this.urls = (await api.address()).urls;
  }
}
export const address = new Address();
