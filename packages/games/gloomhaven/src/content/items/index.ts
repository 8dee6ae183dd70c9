// Written by `npm run games` from the files beside it.
import type { ItemDef } from '../types.js';
import { item1 } from './001-boots-of-striding.js';
import { item2 } from './002-winged-shoes.js';
import { item3 } from './003-hide-armor.js';
import { item4 } from './004-leather-armor.js';
import { item5 } from './005-cloak-of-invisibility.js';
import { item6 } from './006-eagle-eye-goggles.js';
import { item7 } from './007-iron-helmet.js';
import { item8 } from './008-heater-shield.js';
import { item9 } from './009-piercing-bow.js';
import { item10 } from './010-war-hammer.js';
import { item11 } from './011-poison-dagger.js';
import { item12 } from './012-minor-healing-potion.js';
import { item13 } from './013-minor-stamina-potion.js';
import { item14 } from './014-minor-power-potion.js';
import { item15 } from './015-boots-of-speed.js';
import { item16 } from './016-cloak-of-pockets.js';
import { item17 } from './017-empowering-talisman.js';
import { item18 } from './018-battle-axe.js';
import { item19 } from './019-weighted-net.js';
import { item20 } from './020-minor-mana-potion.js';
import { item21 } from './021-stun-powder.js';
import { item22 } from './022-heavy-greaves.js';
import { item23 } from './023-chainmail.js';
import { item24 } from './024-amulet-of-life.js';
import { item25 } from './025-jagged-sword.js';
import { item26 } from './026-long-spear.js';
import { item27 } from './027-major-healing-potion.js';
import { item28 } from './028-moon-earring.js';
import { item29 } from './029-comfortable-shoes.js';
import { item30 } from './030-studded-leather.js';
import { item31 } from './031-hawk-helm.js';
import { item32 } from './032-tower-shield.js';
import { item33 } from './033-volatile-bomb.js';
import { item34 } from './034-major-stamina-potion.js';
import { item35 } from './035-falcon-figurine.js';
import { item36 } from './036-boots-of-dashing.js';
import { item37 } from './037-robes-of-evocation.js';
import { item38 } from './038-heavy-basinet.js';
import { item39 } from './039-hooked-chain.js';
import { item40 } from './040-versatile-dagger.js';
import { item41 } from './041-major-power-potion.js';
import { item42 } from './042-ring-of-haste.js';
import { item43 } from './043-boots-of-quickness.js';
import { item44 } from './044-splintmail.js';
import { item45 } from './045-pendant-of-dark-pacts.js';
import { item46 } from './046-spiked-shield.js';
import { item47 } from './047-reaping-scythe.js';
import { item48 } from './048-major-mana-potion.js';
import { item49 } from './049-sun-earring.js';
import { item50 } from './050-steel-sabatons.js';
import { item51 } from './051-shadow-armor.js';
import { item52 } from './052-protective-charm.js';
import { item53 } from './053-black-knife.js';
import { item54 } from './054-staff-of-eminence.js';
import { item55 } from './055-super-healing-potion.js';
import { item56 } from './056-ring-of-brutality.js';
import { item57 } from './057-serene-sandals.js';
import { item58 } from './058-cloak-of-phasing.js';
import { item59 } from './059-telescopic-lens.js';
import { item60 } from './060-unstable-explosives.js';
import { item61 } from './061-wall-shield.js';
import { item62 } from './062-doom-powder.js';
import { item63 } from './063-lucky-eye.js';
import { item64 } from './064-boots-of-sprinting.js';
import { item65 } from './065-platemail.js';
import { item66 } from './066-mask-of-terror.js';
import { item67 } from './067-balanced-blade.js';
import { item68 } from './068-halberd.js';
import { item69 } from './069-star-earring.js';
import { item70 } from './070-second-chance-ring.js';
import { item71 } from './071-boots-of-levitation.js';
import { item72 } from './072-shoes-of-happiness.js';
import { item73 } from './073-blinking-cape.js';
import { item74 } from './074-swordedge-armor.js';
import { item75 } from './075-circlet-of-elements.js';
import { item76 } from './076-chain-hood.js';
import { item77 } from './077-frigid-blade.js';
import { item78 } from './078-storm-blade.js';
import { item79 } from './079-inferno-blade.js';
import { item80 } from './080-tremor-blade.js';
import { item81 } from './081-brilliant-blade.js';
import { item82 } from './082-night-blade.js';
import { item83 } from './083-wand-of-frost.js';
import { item84 } from './084-wand-of-storms.js';
import { item85 } from './085-wand-of-infernos.js';
import { item86 } from './086-wand-of-tremors.js';
import { item87 } from './087-wand-of-brilliance.js';
import { item88 } from './088-wand-of-darkness.js';
import { item89 } from './089-minor-cure-potion.js';
import { item90 } from './090-major-cure-potion.js';
import { item91 } from './091-steel-ring.js';
import { item92 } from './092-dampening-ring.js';
import { item93 } from './093-scroll-of-power.js';
import { item94 } from './094-scroll-of-healing.js';
import { item95 } from './095-scroll-of-stamina.js';
import { item96 } from './096-rocket-boots.js';
import { item97 } from './097-endurance-footwraps.js';
import { item98 } from './098-drakescale-boots.js';
import { item99 } from './099-magma-waders.js';
import { item100 } from './100-robes-of-summoning.js';
import { item101 } from './101-second-skin.js';
import { item102 } from './102-sacrificial-robes.js';
import { item103 } from './103-drakescale-armor.js';
import { item104 } from './104-steam-armor.js';
import { item105 } from './105-flea-bitten-shawl.js';
import { item106 } from './106-necklace-of-teeth.js';
import { item107 } from './107-horned-helm.js';
import { item108 } from './108-drakescale-helm.js';
import { item109 } from './109-thief-s-hood.js';
import { item110 } from './110-helm-of-the-mountain.js';
import { item111 } from './111-wave-crest.js';
import { item112 } from './112-ancient-drill.js';
import { item113 } from './113-skullbane-axe.js';
import { item114 } from './114-staff-of-xorn.js';
import { item115 } from './115-mountain-hammer.js';
import { item116 } from './116-fueled-falchion.js';
import { item117 } from './117-bloody-axe.js';
import { item118 } from './118-staff-of-elements.js';
import { item119 } from './119-skull-of-hatred.js';
import { item120 } from './120-staff-of-summoning.js';
import { item121 } from './121-orb-of-dawn.js';
import { item122 } from './122-orb-of-twilight.js';
import { item123 } from './123-ring-of-skulls.js';
import { item124 } from './124-doomed-compass.js';
import { item125 } from './125-curious-gear.js';
import { item126 } from './126-remote-spider.js';
import { item127 } from './127-giant-remote-spider.js';
import { item128 } from './128-black-censer.js';
import { item129 } from './129-black-card.js';
import { item130 } from './130-helix-ring.js';
import { item131 } from './131-heart-of-the-betrayer.js';
import { item132 } from './132-power-core.js';
import { item133 } from './133-resonant-crystal.js';
import { item134 } from './134-imposing-blade.js';
import { item135 } from './135-focusing-ray.js';
import { item136 } from './136-volatile-elixir.js';
import { item137 } from './137-silent-stiletto.js';
import { item138 } from './138-stone-charm.js';
import { item139 } from './139-psychic-knife.js';
import { item140 } from './140-sun-shield.js';
import { item141 } from './141-utility-belt.js';
import { item142 } from './142-phasing-idol.js';
import { item143 } from './143-smoke-elixir.js';
import { item144 } from './144-pendant-of-the-plague.js';
import { item145 } from './145-mask-of-death.js';
import { item146 } from './146-master-s-lute.js';
import { item147 } from './147-cloak-of-the-hunter.js';
import { item148 } from './148-doctor-s-coat.js';
import { item149 } from './149-elemental-boots.js';
import { item150 } from './150-staff-of-command.js';
import { item151 } from './151-sword-of-the-sands.js';

/** Items by their printed numbers. */
export const ITEM_DEFS: readonly ItemDef[] = [
  item1,
  item2,
  item3,
  item4,
  item5,
  item6,
  item7,
  item8,
  item9,
  item10,
  item11,
  item12,
  item13,
  item14,
  item15,
  item16,
  item17,
  item18,
  item19,
  item20,
  item21,
  item22,
  item23,
  item24,
  item25,
  item26,
  item27,
  item28,
  item29,
  item30,
  item31,
  item32,
  item33,
  item34,
  item35,
  item36,
  item37,
  item38,
  item39,
  item40,
  item41,
  item42,
  item43,
  item44,
  item45,
  item46,
  item47,
  item48,
  item49,
  item50,
  item51,
  item52,
  item53,
  item54,
  item55,
  item56,
  item57,
  item58,
  item59,
  item60,
  item61,
  item62,
  item63,
  item64,
  item65,
  item66,
  item67,
  item68,
  item69,
  item70,
  item71,
  item72,
  item73,
  item74,
  item75,
  item76,
  item77,
  item78,
  item79,
  item80,
  item81,
  item82,
  item83,
  item84,
  item85,
  item86,
  item87,
  item88,
  item89,
  item90,
  item91,
  item92,
  item93,
  item94,
  item95,
  item96,
  item97,
  item98,
  item99,
  item100,
  item101,
  item102,
  item103,
  item104,
  item105,
  item106,
  item107,
  item108,
  item109,
  item110,
  item111,
  item112,
  item113,
  item114,
  item115,
  item116,
  item117,
  item118,
  item119,
  item120,
  item121,
  item122,
  item123,
  item124,
  item125,
  item126,
  item127,
  item128,
  item129,
  item130,
  item131,
  item132,
  item133,
  item134,
  item135,
  item136,
  item137,
  item138,
  item139,
  item140,
  item141,
  item142,
  item143,
  item144,
  item145,
  item146,
  item147,
  item148,
  item149,
  item150,
  item151,
];
