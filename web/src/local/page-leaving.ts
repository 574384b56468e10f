/** Runs whenever the page may be gone the next moment; returns what ends that. A page that is shown again was not left. */
export function onLeaving(run: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
