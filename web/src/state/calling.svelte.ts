// Calls somebody who looks at another tab when the game waits for them.

import type { Ear } from "../director/director.svelte";
import { say } from "../text/catalogue";
import { settings } from "./settings.svelte";

const BUZZ = [120, 80, 120];

/** Whether the browser can show notices, and would. */
export const mayNotify = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";

/** Ask the browser whether it may; only ever at somebody's press. */
export async function wishNotices(wanted: boolean): Promise<void> {
  settings.notices = wanted && mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** What the tab is called while one is asked something and does not look. */
export const calledTitle = (title: string, isCalled: boolean): string =>
  isCalled ? `● ${say("your-turn")} · ${title}` : title;

/** An ear that shakes the phone and shows a notice, in a tab that nobody looks at. */
export function callingEar(title: () => string): Ear {
  let notice: Notification | null = null;
  return {
    asked(): void {
      notice?.close();
      if (!document.hidden) return;
      navigator.vibrate?.(BUZZ);
      if (!settings.notices || !mayNotify() || Notification.permission !== "granted") return;
      try {
        notice = new Notification(say("your-turn"), { body: title(), icon: "/icon.svg", tag: "your-turn" });
        notice.onclick = () => globalThis.focus();
      } catch {
        // some phones have the word and not the thing
      }
    },
  };
}
