// One line for each game, in the order in which they are offered.
export { registration as adrenaline } from '@potyczka/adrenaline/register';
export { registration as apex } from '@potyczka/apex/register';
export { between as gloomhavenCampaign, registration as gloomhaven } from '@potyczka/gloomhaven/register';
export { registration as legion } from '@potyczka/legion/register';
