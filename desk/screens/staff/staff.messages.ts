import { screenMessages } from '../../shell/screen-messages.ts';
export default screenMessages('staff', { zh: { title: '员工' }, en: { title: 'Staff' }, vi: { title: 'Nhân viên' } });
