/** The icons of the frame and of the first screen: Phosphor's, as on the site. Those of other screens are in screen-icons.tsx. */
import type { ComponentType } from 'react';
import bell from '@phosphor-icons/core/regular/bell.svg?raw';
import chartLineUp from '@phosphor-icons/core/regular/chart-line-up.svg?raw';
import chatCircle from '@phosphor-icons/core/regular/chat-circle.svg?raw';
import checkCircle from '@phosphor-icons/core/regular/check-circle.svg?raw';
import clockCountdown from '@phosphor-icons/core/regular/clock-countdown.svg?raw';
import clockCounterClockwise from '@phosphor-icons/core/regular/clock-counter-clockwise.svg?raw';
import fileArrowUp from '@phosphor-icons/core/regular/file-arrow-up.svg?raw';
import keyboard from '@phosphor-icons/core/regular/keyboard.svg?raw';
import list from '@phosphor-icons/core/regular/list.svg?raw';
import listChecks from '@phosphor-icons/core/regular/list-checks.svg?raw';
import moon from '@phosphor-icons/core/regular/moon.svg?raw';
import moonStars from '@phosphor-icons/core/regular/moon-stars.svg?raw';
import notePencil from '@phosphor-icons/core/regular/note-pencil.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import phoneCall from '@phosphor-icons/core/regular/phone-call.svg?raw';
import prohibit from '@phosphor-icons/core/regular/prohibit.svg?raw';
import qrCode from '@phosphor-icons/core/regular/qr-code.svg?raw';
import question from '@phosphor-icons/core/regular/question.svg?raw';
import sealCheck from '@phosphor-icons/core/regular/seal-check.svg?raw';
import sidebarSimple from '@phosphor-icons/core/regular/sidebar-simple.svg?raw';
import sun from '@phosphor-icons/core/regular/sun.svg?raw';
import translate from '@phosphor-icons/core/regular/translate.svg?raw';
import uploadSimple from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import userFocus from '@phosphor-icons/core/regular/user-focus.svg?raw';
import userPlus from '@phosphor-icons/core/regular/user-plus.svg?raw';
import users from '@phosphor-icons/core/regular/users.svg?raw';
import usersThree from '@phosphor-icons/core/regular/users-three.svg?raw';
import warning from '@phosphor-icons/core/regular/warning.svg?raw';
import warningCircle from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import { ICON_VIEW_BOX, pathOf } from './icon-drawing.ts';

/** An icon; nothing for those who listen. */
export type Icon = ComponentType;

function icon(drawing: string): Icon {
  return function FrameIcon() {
    return (
      <svg className="icon" viewBox={ICON_VIEW_BOX} aria-hidden="true">
        <path d={pathOf(drawing)} />
      </svg>
    );
  };
}

/** Three lines: the menu. */
export const MenuIcon = icon(list);

/** The menu, which can be made narrow. */
export const MenuOpenIcon = icon(sidebarSimple);

/** Languages. */
export const TranslateIcon = icon(translate);

/** A moon: to the dark theme. */
export const DarkModeIcon = icon(moon);

/** A sun: to the light theme. */
export const LightModeIcon = icon(sun);

/** A call to be made. */
export const PhoneIcon = icon(phone);

/** A message to be written. */
export const ChatIcon = icon(chatCircle);

/** Somebody to be added. */
export const AddPersonIcon = icon(userPlus);

/** Commands by keys. */
export const KeyboardIcon = icon(keyboard);

/** Nobody is called at this hour. */
export const BedtimeIcon = icon(moonStars);

/** Calls are welcome now. */
export const CheckCircleIcon = icon(checkCircle);

/** Something that is not known. */
export const HelpIcon = icon(question);

/** Something that is not allowed. */
export const BlockIcon = icon(prohibit);

/** The screen of whom to call. */
export const DueIcon = icon(phoneCall);

/** The screen of all registrations. */
export const PeopleIcon = icon(users);

/** The screen of the site’s content. */
export const ContentIcon = icon(notePencil);

/** The screen of facts and their sources. */
export const FactsIcon = icon(sealCheck);

/** The screen of what to do before the launch. */
export const LaunchIcon = icon(listChecks);

/** The screen of publishing. */
export const PublishingIcon = icon(uploadSimple);

/** The screen of short links. */
export const QrCodeIcon = icon(qrCode);

/** The screen of figures. */
export const InsightsIcon = icon(chartLineUp);

/** The screen of imports. */
export const UploadFileIcon = icon(fileArrowUp);

/** The screen of notices. */
export const NotificationsIcon = icon(bell);

/** The screen of people’s requests. */
export const RequestsIcon = icon(userFocus);

/** The screen of what is kept, and for how long. */
export const RetentionIcon = icon(clockCountdown);

/** The screen of the staff. */
export const GroupsIcon = icon(usersThree);

/** The screen of the log. */
export const HistoryIcon = icon(clockCounterClockwise);

/** A warning. */
export const WarningIcon = icon(warning);

/** A fault. */
export const ErrorIcon = icon(warningCircle);
