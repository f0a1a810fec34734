import { sessionId } from './session.ts';
import { sessionHeader, sessionStorageKey } from './wire.ts';

/** Requests that a page made before its modules had come, by their paths. */
interface EarlyAnswers {
  session: string;
  byPath: Record<string, Promise<Response>>;
}

/** Milliseconds after the start of a page: later its project may have changed. */
const lasting = 10_000;

/**
 * Runs in the head: the page of a project asks for what it will show while its modules are on their way. Text, because it is
 * written into the page as it stands; the server allows it in the content security policy by its hash.
 */
export const earlyAnswersScript = `try{var p=/^\\/projects\\/[1-9]\\d{0,15}(?=\\/?$)/i.exec(location.pathname),s=p&&localStorage.getItem('${sessionStorageKey}');if(s){p='/api'+p[0].toLowerCase();window.earlyAnswers={session:s,byPath:{}};[p,p+'/citations'].forEach(function(a){(earlyAnswers.byPath[a]=fetch(a,{headers:{'${sessionHeader}':s},credentials:'include'})).catch(function(){})})}}catch(e){}`;

/** The answer that the page has asked for already; each is given once, and none that may be old or another session's. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const { earlyAnswers: early } = globalThis as { earlyAnswers?: EarlyAnswers };
  const answer = early?.byPath[path];
  if (!early || !answer) return undefined;
  delete early.byPath[path];
  return early.session === sessionId() && performance.now() < lasting ? answer : undefined;
}
