import { screenMessages } from '../../shell/screen-messages.ts';
export default screenMessages('log', { zh: { title: '操作记录' }, en: { title: 'Log' }, vi: { title: 'Nhật ký' } });
