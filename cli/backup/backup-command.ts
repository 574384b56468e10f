import { BadInput } from '@duskhall/kernel';
import { backupFolder } from '@duskhall/server';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { printLine } from '../terminal.ts';
import { dataFolder } from './data-folder.ts';

const help = `
duskhall backup <file> [options]: copies all data of a server into one file

  --data FOLDER   the server's data folder; else DUSKHALL_DATA, else
                  ./duskhall-data

The server may run meanwhile: the copy is as of one moment, and the file is
there whole or not at all. duskhall restore brings it back.
`;

export const backup: Command = {
  summary: "copies a server's data into one file, also while it runs",
  help,
  async run(words, terminal) {
    const { values, word: file } = readArguments(words, { data: { type: 'string' } } as const, 'file');
    const folder = dataFolder(values.data, terminal);
    try {
      await backupFolder(folder, file);
    } catch (error) {
      throw new BadInput((error as Error).message);
    }
    printLine(terminal, `${folder} is backed up in ${file}`);
  },
};
