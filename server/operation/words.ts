import type { Refused } from '@duskhall/host';
import type { Locale } from '@duskhall/kernel';
import { textOf } from '../texts/refusals.ts';

/** Texts of refusals by HTTP and sockets themselves; the hall's refusals bring their own text. */
const SENTENCES = {
  malformed: {
    en: 'This message makes no sense here:',
    ru: 'Это сообщение здесь не имеет смысла:',
    fr: 'Ce message n’a pas de sens ici :',
  },
  'too-large': {
    en: 'This is more than the server takes at once.',
    ru: 'Это больше, чем сервер принимает за один раз.',
    fr: 'C’est plus que le serveur n’accepte en une fois.',
  },
  'no-session': {
    en: 'The server does not know you yet: choose a name first.',
    ru: 'Сервер вас ещё не знает: сначала выберите имя.',
    fr: 'Le serveur ne vous connaît pas encore : choisissez d’abord un nom.',
  },
  'no-token': {
    en: 'No program is registered here with this token.',
    ru: 'С таким ключом здесь не зарегистрирована ни одна программа.',
    fr: 'Aucun programme n’est inscrit ici avec ce jeton.',
  },
  replaced: {
    en: 'Another request with the same token has taken the place of this one: run the program once.',
    ru: 'Этот запрос вытеснен другим с тем же ключом: запускайте программу один раз.',
    fr: 'Une autre requête avec le même jeton a remplacé celle-ci : ne lancez le programme qu’une fois.',
  },
  'no-ladder': {
    en: 'There is no ladder here: it needs a server of one process.',
    ru: 'Здесь нет рейтинга программ: для него нужен сервер из одного процесса.',
    fr: 'Il n’y a pas de classement de programmes ici : il faut un serveur à un seul processus.',
  },
  origin: {
    en: 'Only pages of this server may ask for that.',
    ru: 'Об этом могут просить только страницы этого сервера.',
    fr: 'Seules les pages de ce serveur peuvent le demander.',
  },
  'not-found': { en: 'There is nothing here.', ru: 'Здесь ничего нет.', fr: 'Il n’y a rien ici.' },
  'not-yours': {
    en: 'Only who sat on this seat may see that.',
    ru: 'Это может видеть только тот, кто сидел на этом месте.',
    fr: 'Seule la personne assise à cette place peut le voir.',
  },
  'played-elsewhere': {
    en: 'This match has gone on on another device.',
    ru: 'Эта партия продолжена на другом устройстве.',
    fr: 'Cette partie a continué sur un autre appareil.',
  },
  'devices-full': {
    en: 'The server has no room for more matches of people’s devices.',
    ru: 'На сервере больше нет места для партий с устройств.',
    fr: 'Le serveur n’a plus de place pour d’autres parties d’appareils.',
  },
  spent: {
    en: 'This link was used already or is too old.',
    ru: 'Эта ссылка уже использована или устарела.',
    fr: 'Ce lien a déjà servi ou a expiré.',
  },
  budget: {
    en: 'That was too much in too short a time. Wait a little.',
    ru: 'Слишком много за слишком короткое время. Подождите немного.',
    fr: 'C’était trop en trop peu de temps. Attendez un peu.',
  },
  'no-beat': {
    en: 'Requests go together only in answer to a beat of a secret window.',
    ru: 'Вместе запросы шлют только в ответ на такт тайной фазы.',
    fr: 'On ne groupe les demandes qu’en réponse à un battement d’une phase secrète.',
  },
  protocol: {
    en: 'The server speaks another version of the protocol: reload the page or update the program.',
    ru: 'Сервер говорит на другой версии протокола: перезагрузите страницу или обновите программу.',
    fr: 'Le serveur parle une autre version du protocole : rechargez la page ou mettez le programme à jour.',
  },
  forgotten: {
    en: 'The answer to this request is no longer remembered, and it is not done again.',
    ru: 'Ответ на этот запрос уже забыт, и повторно он не выполняется.',
    fr: 'La réponse à cette demande est oubliée, et elle n’est pas refaite.',
  },
  storage: {
    en: 'This cannot be saved right now, and nothing was changed. Try again in a moment.',
    ru: 'Сейчас это нельзя сохранить, и ничего не изменилось. Попробуйте ещё раз чуть позже.',
    fr: 'Impossible d’enregistrer cela pour le moment ; rien n’a changé. Réessayez dans un instant.',
  },
  stopping: {
    en: 'The server is stopping. Your game is kept.',
    ru: 'Сервер останавливается. Ваша игра сохранена.',
    fr: 'Le serveur s’arrête. Votre partie est gardée.',
  },
  gone: {
    en: 'Your account has been deleted.',
    ru: 'Ваша учётная запись удалена.',
    fr: 'Votre compte a été supprimé.',
  },
  internal: {
    en: 'Something went wrong here. If you report it, name this number:',
    ru: 'Здесь что-то пошло не так. Если сообщите об этом, назовите номер:',
    fr: 'Quelque chose s’est mal passé ici. Si vous le signalez, donnez ce numéro :',
  },
} satisfies { [code: string]: Record<Locale, string> };
export type DoorCode = keyof typeof SENTENCES;

const isDoorCode = (code: string): code is DoorCode => Object.hasOwn(SENTENCES, code);

/** The text of a code, with its detail. */
export const say = (code: DoorCode, locale: Locale, detail = ''): string =>
  `${SENTENCES[code][locale]} ${detail}`.trimEnd();

/** A refusal as the person reads it: a code above carries only its detail, a refusal by the hall its own text. */
export const inWords = (refused: Refused, locale: Locale): string =>
  isDoorCode(refused.code) && refused.rule === ''
    ? say(refused.code, locale, refused.message)
    : textOf(refused, locale);
