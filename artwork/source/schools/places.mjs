// The drawing of each place by the name of its picture.
import { arizona } from './places/arizona.mjs';
import { chicago } from './places/chicago.mjs';
import { cleveland } from './places/cleveland.mjs';
import { dayton } from './places/dayton.mjs';
import { hawaii } from './places/hawaii.mjs';
import { miCollege } from './places/mi-college.mjs';
import { miEngineering } from './places/mi-engineering.mjs';
import { nArizona } from './places/n-arizona.mjs';
import { newZealand } from './places/new-zealand.mjs';
import { njTech } from './places/nj-tech.mjs';
import { rochester } from './places/rochester.mjs';
import { sanFrancisco } from './places/san-francisco.mjs';
import { webster } from './places/webster.mjs';

export const PLACES = {
  arizona,
  chicago,
  cleveland,
  dayton,
  hawaii,
  'mi-college': miCollege,
  'mi-engineering': miEngineering,
  'n-arizona': nArizona,
  'new-zealand': newZealand,
  'nj-tech': njTech,
  rochester,
  'san-francisco': sanFrancisco,
  webster,
};
