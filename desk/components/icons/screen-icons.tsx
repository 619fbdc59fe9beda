/** The icons of the screens: Phosphor's, drawn by MUI, which gives them size and colour. */
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import arrowCounterClockwise from '@phosphor-icons/core/regular/arrow-counter-clockwise.svg?raw';
import arrowDown from '@phosphor-icons/core/regular/arrow-down.svg?raw';
import arrowLeft from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import arrowUp from '@phosphor-icons/core/regular/arrow-up.svg?raw';
import bellRinging from '@phosphor-icons/core/regular/bell-ringing.svg?raw';
import bookmarkSimple from '@phosphor-icons/core/regular/bookmark-simple.svg?raw';
import caretDown from '@phosphor-icons/core/regular/caret-down.svg?raw';
import caretLeft from '@phosphor-icons/core/regular/caret-left.svg?raw';
import caretRight from '@phosphor-icons/core/regular/caret-right.svg?raw';
import chatCircle from '@phosphor-icons/core/regular/chat-circle.svg?raw';
import chats from '@phosphor-icons/core/regular/chats.svg?raw';
import check from '@phosphor-icons/core/regular/check.svg?raw';
import checkCircle from '@phosphor-icons/core/regular/check-circle.svg?raw';
import checkCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg?raw';
import circle from '@phosphor-icons/core/regular/circle.svg?raw';
import clock from '@phosphor-icons/core/regular/clock.svg?raw';
import cloudArrowUp from '@phosphor-icons/core/regular/cloud-arrow-up.svg?raw';
import cloudCheck from '@phosphor-icons/core/regular/cloud-check.svg?raw';
import cloudSlash from '@phosphor-icons/core/regular/cloud-slash.svg?raw';
import columns from '@phosphor-icons/core/regular/columns.svg?raw';
import copy from '@phosphor-icons/core/regular/copy.svg?raw';
import desktop from '@phosphor-icons/core/regular/desktop.svg?raw';
import deviceMobile from '@phosphor-icons/core/regular/device-mobile.svg?raw';
import devices from '@phosphor-icons/core/regular/devices.svg?raw';
import dotsThreeVertical from '@phosphor-icons/core/regular/dots-three-vertical.svg?raw';
import downloadSimple from '@phosphor-icons/core/regular/download-simple.svg?raw';
import envelopeSimple from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import eye from '@phosphor-icons/core/regular/eye.svg?raw';
import fileArrowUp from '@phosphor-icons/core/regular/file-arrow-up.svg?raw';
import funnelSimple from '@phosphor-icons/core/regular/funnel-simple.svg?raw';
import images from '@phosphor-icons/core/regular/images.svg?raw';
import keyboard from '@phosphor-icons/core/regular/keyboard.svg?raw';
import magnifyingGlass from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import paperPlaneTilt from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import pencilSimple from '@phosphor-icons/core/regular/pencil-simple.svg?raw';
import phone from '@phosphor-icons/core/regular/phone.svg?raw';
import plugsConnected from '@phosphor-icons/core/regular/plugs-connected.svg?raw';
import plus from '@phosphor-icons/core/regular/plus.svg?raw';
import printer from '@phosphor-icons/core/regular/printer.svg?raw';
import qrCode from '@phosphor-icons/core/regular/qr-code.svg?raw';
import question from '@phosphor-icons/core/regular/question.svg?raw';
import shareNetwork from '@phosphor-icons/core/regular/share-network.svg?raw';
import shieldCheck from '@phosphor-icons/core/regular/shield-check.svg?raw';
import signOut from '@phosphor-icons/core/regular/sign-out.svg?raw';
import trash from '@phosphor-icons/core/regular/trash.svg?raw';
import uploadSimple from '@phosphor-icons/core/regular/upload-simple.svg?raw';
import user from '@phosphor-icons/core/regular/user.svg?raw';
import userPlus from '@phosphor-icons/core/regular/user-plus.svg?raw';
import warningCircle from '@phosphor-icons/core/regular/warning-circle.svg?raw';
import x from '@phosphor-icons/core/regular/x.svg?raw';
import { ICON_VIEW_BOX, pathOf } from './icon-drawing.ts';

/** An icon of a drawing of Phosphor, as a component. */
export function drawnIcon(drawing: string) {
  return function ScreenIcon(props: SvgIconProps) {
    return (
      <SvgIcon viewBox={ICON_VIEW_BOX} {...props}>
        <path d={pathOf(drawing)} />
      </SvgIcon>
    );
  };
}

export const ArrowCounterClockwiseIcon = drawnIcon(arrowCounterClockwise);
export const ArrowDownIcon = drawnIcon(arrowDown);
export const ArrowLeftIcon = drawnIcon(arrowLeft);
export const ArrowUpIcon = drawnIcon(arrowUp);
export const BellRingingIcon = drawnIcon(bellRinging);
export const BookmarkSimpleIcon = drawnIcon(bookmarkSimple);
export const CaretDownIcon = drawnIcon(caretDown);
export const CaretLeftIcon = drawnIcon(caretLeft);
export const CaretRightIcon = drawnIcon(caretRight);
export const ChatCircleIcon = drawnIcon(chatCircle);
export const ChatsIcon = drawnIcon(chats);
export const CheckIcon = drawnIcon(check);
export const CheckCircleIcon = drawnIcon(checkCircle);
export const CheckCircleFillIcon = drawnIcon(checkCircleFill);
export const CircleIcon = drawnIcon(circle);
export const ClockIcon = drawnIcon(clock);
export const CloudArrowUpIcon = drawnIcon(cloudArrowUp);
export const CloudCheckIcon = drawnIcon(cloudCheck);
export const CloudSlashIcon = drawnIcon(cloudSlash);
export const ColumnsIcon = drawnIcon(columns);
export const CopyIcon = drawnIcon(copy);
export const DesktopIcon = drawnIcon(desktop);
export const DeviceMobileIcon = drawnIcon(deviceMobile);
export const DevicesIcon = drawnIcon(devices);
export const DotsThreeVerticalIcon = drawnIcon(dotsThreeVertical);
export const DownloadSimpleIcon = drawnIcon(downloadSimple);
export const EnvelopeSimpleIcon = drawnIcon(envelopeSimple);
export const EyeIcon = drawnIcon(eye);
export const FileArrowUpIcon = drawnIcon(fileArrowUp);
export const FunnelSimpleIcon = drawnIcon(funnelSimple);
export const ImagesIcon = drawnIcon(images);
export const KeyboardIcon = drawnIcon(keyboard);
export const MagnifyingGlassIcon = drawnIcon(magnifyingGlass);
export const PaperPlaneTiltIcon = drawnIcon(paperPlaneTilt);
export const PencilSimpleIcon = drawnIcon(pencilSimple);
export const PhoneIcon = drawnIcon(phone);
export const PlugsConnectedIcon = drawnIcon(plugsConnected);
export const PlusIcon = drawnIcon(plus);
export const PrinterIcon = drawnIcon(printer);
export const QrCodeIcon = drawnIcon(qrCode);
export const QuestionIcon = drawnIcon(question);
export const ShareNetworkIcon = drawnIcon(shareNetwork);
export const ShieldCheckIcon = drawnIcon(shieldCheck);
export const SignOutIcon = drawnIcon(signOut);
export const TrashIcon = drawnIcon(trash);
export const UploadSimpleIcon = drawnIcon(uploadSimple);
export const UserIcon = drawnIcon(user);
export const UserPlusIcon = drawnIcon(userPlus);
export const WarningCircleIcon = drawnIcon(warningCircle);
export const XIcon = drawnIcon(x);
