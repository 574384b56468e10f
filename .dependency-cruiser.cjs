const tests = '(^|/)tests/|\\.test\\.ts$';
const only = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path, pathNot: tests },
  to: { pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('kernel stands alone', '^kernel/', '^(kernel/(?!node_modules/)|node_modules/(pure-rand|@noble)/)'),
    only('a game knows the kernel and itself', '^games/([^/]+)/', '^(kernel/|games/$1/)'),
    only('bots know the kernel', '^bots/', '^(kernel/|bots/)'),
    only('so does the protocol', '^protocol/', '^(kernel/|protocol/|node_modules/)'),
    only('so do the laws', '^testing/', '^(kernel/|testing/|node_modules/fast-check/)'),
    {
      name: 'the laws are for tests',
      severity: 'error',
      from: { pathNot: `^testing/|${tests}` },
      to: { path: '^testing/' },
    },
    only('so does the host, and who plays', '^host/', '^(kernel/|bots/|protocol/|host/)'),
    {
      name: 'the server knows no game',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^(games|cli|web)/' },
    },
    {
      name: 'the page knows no server',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(server|cli)/' },
    },
    {
      name: 'boards are found by name',
      severity: 'error',
      from: { path: '^web/src/(?!games(-dev)?/)' },
      to: { path: '^web/src/games/' },
    },
    only(
      'a board knows its game and what boards share',
      // What draws a board's icons runs when they change, not in the page.
      '^web/src/games/([^/]+)/(?!draw-icons)',
      '^(kernel/|games/$1/|web/src/((board|focus-recovery|lesson|puzzle|ring|rulebook)\\.ts$|games/($1|board-parts|generic)/)|(web/)?node_modules/)',
    ),
    {
      name: 'games are entered by the door',
      severity: 'error',
      from: { pathNot: '^games/' },
      to: { path: '^games/[^/]+/(?!index\\.ts$|texts/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.svelte-check)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.svelte', '.d.ts', '.js', '.cjs', '.mjs', '.json'],
      mainFields: ['types', 'module', 'main'],
    },
  },
};
