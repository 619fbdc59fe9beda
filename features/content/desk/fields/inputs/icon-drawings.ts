/** The drawings of the icons that documents choose from. */
import airplaneTilt from '@phosphor-icons/core/regular/airplane-tilt.svg?raw';
import books from '@phosphor-icons/core/regular/books.svg?raw';
import briefcase from '@phosphor-icons/core/regular/briefcase.svg?raw';
import calendarCheck from '@phosphor-icons/core/regular/calendar-check.svg?raw';
import certificate from '@phosphor-icons/core/regular/certificate.svg?raw';
import chalkboardTeacher from '@phosphor-icons/core/regular/chalkboard-teacher.svg?raw';
import chatsCircle from '@phosphor-icons/core/regular/chats-circle.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import globe from '@phosphor-icons/core/regular/globe.svg?raw';
import graduationCap from '@phosphor-icons/core/regular/graduation-cap.svg?raw';
import handshake from '@phosphor-icons/core/regular/handshake.svg?raw';
import heart from '@phosphor-icons/core/regular/heart.svg?raw';
import identificationCard from '@phosphor-icons/core/regular/identification-card.svg?raw';
import laptop from '@phosphor-icons/core/regular/laptop.svg?raw';
import lightbulb from '@phosphor-icons/core/regular/lightbulb.svg?raw';
import listChecks from '@phosphor-icons/core/regular/list-checks.svg?raw';
import magnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import mapPin from '@phosphor-icons/core/regular/map-pin.svg?raw';
import medal from '@phosphor-icons/core/regular/medal.svg?raw';
import pathDrawing from '@phosphor-icons/core/regular/path.svg?raw';
import pencilLine from '@phosphor-icons/core/regular/pencil-line.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import scales from '@phosphor-icons/core/regular/scales.svg?raw';
import shieldCheck from '@phosphor-icons/core/regular/shield-check.svg?raw';
import student from '@phosphor-icons/core/regular/student.svg?raw';
import trophy from '@phosphor-icons/core/regular/trophy.svg?raw';
import usersThree from '@phosphor-icons/core/regular/users-three.svg?raw';
import wallet from '@phosphor-icons/core/regular/wallet.svg?raw';
import type { ContentIcon } from '../../../../../contract/content/content-icons.ts';

/** The text of each drawing's file, by its name. */
export const ICON_DRAWINGS: Record<ContentIcon, string> = {
  'airplane-tilt': airplaneTilt,
  books,
  briefcase,
  'calendar-check': calendarCheck,
  certificate,
  'chalkboard-teacher': chalkboardTeacher,
  'chats-circle': chatsCircle,
  clock,
  globe,
  'graduation-cap': graduationCap,
  handshake,
  heart,
  'identification-card': identificationCard,
  laptop,
  lightbulb,
  'list-checks': listChecks,
  'magnifying-glass': magnifyingGlass,
  'map-pin': mapPin,
  medal,
  path: pathDrawing,
  'pencil-line': pencilLine,
  phone,
  scales,
  'shield-check': shieldCheck,
  student,
  trophy,
  'users-three': usersThree,
  wallet,
};
