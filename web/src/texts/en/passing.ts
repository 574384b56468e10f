/** What is said about passing without being asked. */
export const passing = {
  passing: 'Pass automatically',
  passingNow: 'Passing',
  passingStop: 'Passing automatically: switch off',
  passUntilConcern: 'Pass until something concerns me',
  passUntilConcernHelp:
    'In the others’ turns you are asked only when one of them has done something that you could answer.',
  passAlwaysOn: 'Always pass on',
  passingHelp:
    'For this match, on this device. Where others could read your time, a pass is sent after a random wait, whatever you hold.',
  passingDone: 'Done',
};
