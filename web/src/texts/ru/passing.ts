import type { passing as English } from '../en/passing.ts';

export const passing: typeof English = {
  passing: 'Пасовать автоматически',
  passingNow: 'Автопас',
  passingStop: 'Пасы идут автоматически: выключить',
  passUntilConcern: 'Пасовать, пока дело не дойдёт до меня',
  passUntilConcernHelp: 'В чужой ход вас спросят, только если другой игрок сделал то, на что можно ответить.',
  passAlwaysOn: 'Всегда пасовать, когда можно сыграть:',
  passingHelp:
    'Для этой партии, на этом устройстве. Если кто-то может судить по времени, пас уходит после случайной паузы, что бы ни было на руках.',
  passingDone: 'Готово',
};
