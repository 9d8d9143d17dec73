interface Shown {
  key: string;
  name: string;
  mild: string;
  value?: number;
  text?: string;
}

export const WEAPONS: Shown[] = [
 {
  "key": "teddy-bear",
  "name": "Teddy Bear",
  "mild": "Teddy Bear",
  "value": 0
 },
 {
  "key": "canned-food",
  "name": "Canned Food",
  "mild": "Canned Food",
  "value": 1
 },
 {
  "key": "ornate-fan",
  "name": "Ornate Fan",
  "mild": "Ornate Fan",
  "value": 2
 },
 {
  "key": "class-photo",
  "name": "Class Photo",
  "mild": "Class Photo",
  "value": 3
 },
 {
  "key": "whistle",
  "name": "Whistle",
  "mild": "Whistle",
  "value": 4
 },
 {
  "key": "rope",
  "name": "Rope",
  "mild": "Rope",
  "value": 5
 },
 {
  "key": "pot-lid",
  "name": "Pot Lid",
  "mild": "Pot Lid",
  "value": 6
 },
 {
  "key": "fork",
  "name": "Fork",
  "mild": "Fork",
  "value": 7
 },
 {
  "key": "umbrella",
  "name": "Umbrella",
  "mild": "Umbrella",
  "value": 8
 },
 {
  "key": "flashlight",
  "name": "Flashlight",
  "mild": "Flashlight",
  "value": 9
 },
 {
  "key": "boomerang",
  "name": "Boomerang",
  "mild": "Boomerang",
  "value": 10
 },
 {
  "key": "pepper-spray",
  "name": "Pepper Spray",
  "mild": "Soap Bubbles",
  "value": 11
 },
 {
  "key": "darts",
  "name": "Darts",
  "mild": "Darts",
  "value": 12
 },
 {
  "key": "slingshot",
  "name": "Slingshot",
  "mild": "Paper Plane",
  "value": 13
 },
 {
  "key": "frying-pan",
  "name": "Frying Pan",
  "mild": "Frying Pan",
  "value": 14
 },
 {
  "key": "nunchaku",
  "name": "Nunchaku",
  "mild": "Skipping Rope",
  "value": 15
 },
 {
  "key": "hammer",
  "name": "Hammer",
  "mild": "Squeaky Hammer",
  "value": 16
 },
 {
  "key": "baseball-bat",
  "name": "Baseball Bat",
  "mild": "Foam Bat",
  "value": 17
 },
 {
  "key": "kitchen-knife",
  "name": "Kitchen Knife",
  "mild": "Cake Knife",
  "value": 18
 },
 {
  "key": "sickle",
  "name": "Sickle",
  "mild": "Party Horn",
  "value": 19
 },
 {
  "key": "ice-axe",
  "name": "Ice Axe",
  "mild": "Ice Cream",
  "value": 20
 },
 {
  "key": "stun-gun",
  "name": "Stun Gun",
  "mild": "Joy Buzzer",
  "value": 21
 },
 {
  "key": "machete",
  "name": "Machete",
  "mild": "Pi\u00f1ata Stick",
  "value": 22
 },
 {
  "key": "crossbow",
  "name": "Crossbow",
  "mild": "Bow Tie",
  "value": 23
 },
 {
  "key": "hatchet",
  "name": "Hatchet",
  "mild": "Party Hat",
  "value": 24
 },
 {
  "key": "katana",
  "name": "Katana",
  "mild": "Karaoke Set",
  "value": 25
 },
 {
  "key": "derringer",
  "name": "Derringer",
  "mild": "Little Popper",
  "value": 26
 },
 {
  "key": "revolver",
  "name": "Revolver",
  "mild": "Party Popper",
  "value": 27
 },
 {
  "key": "pistol",
  "name": "Pistol",
  "mild": "Double Popper",
  "value": 28
 },
 {
  "key": "shotgun",
  "name": "Shotgun",
  "mild": "Confetti Shower",
  "value": 29
 },
 {
  "key": "sub-machine-gun",
  "name": "Sub Machine Gun",
  "mild": "Streamer Storm",
  "value": 30
 },
 {
  "key": "automatic-rifle",
  "name": "Automatic Rifle",
  "mild": "Confetti Machine",
  "value": 31
 },
 {
  "key": "bazooka",
  "name": "Bazooka",
  "mild": "Confetti Cannon",
  "value": 32
 },
 {
  "key": "bomb",
  "name": "Bomb",
  "mild": "Glitter Bomb",
  "text": "Revealed: everybody in the confrontation is eliminated."
 },
 {
  "key": "scream-mask",
  "name": "Scream Mask",
  "mild": "Ghost Mask",
  "text": "Revealed against a side of exactly one player: that player is eliminated, whatever the sums. A pair is a side of two."
 },
 {
  "key": "dollars",
  "name": "$1000",
  "mild": "$1000",
  "text": "Revealed while exactly two players are left: the opponent may accept, and both win."
 }
];

export const ACTIONS = [
 {
  "key": "peek",
  "name": "Peek",
  "mild": "Peek",
  "phase": "bet",
  "text": "Before the dice are sealed: choose a player, look at the top three cards of that barrel, in order, and put them back."
 },
 {
  "key": "gift",
  "name": "A Gift!",
  "mild": "A Gift!",
  "phase": "trigger",
  "text": "If you fire in the coming shot: it is aimed at another player of your choice."
 },
 {
  "key": "shoot-somebody",
  "name": "Shoot Somebody",
  "mild": "Shower Somebody",
  "phase": "trigger",
  "text": "Everyone who fires in the coming shot may aim elsewhere: each picks a player, oneself included."
 },
 {
  "key": "air-gun",
  "name": "Air Gun",
  "mild": "Sky High",
  "phase": "trigger",
  "text": "If you fire in the coming shot: it is aimed at the sky, and nobody is hurt."
 },
 {
  "key": "second-thoughts",
  "name": "Second Thoughts",
  "mild": "Second Thoughts",
  "phase": "accusation",
  "text": "During accusations: turn a player's die one face up or down."
 },
 {
  "key": "bribe-the-judge",
  "name": "Bribe the Judge",
  "mild": "Bribe the Judge",
  "phase": "accusation",
  "text": "When your pocketed BULLET is shown: you lose no character, but you are out of the round. The accusers still draw."
 },
 {
  "key": "one-more",
  "name": "One More",
  "mild": "One More",
  "phase": "trigger",
  "text": "Choose a player in the round with a card to spare: they fire one shot more. It earns nothing."
 },
 {
  "key": "spin-again",
  "name": "Spin Again",
  "mild": "Spin Again",
  "phase": "trigger",
  "text": "Choose a player in the round: what is left of their barrel is reshuffled."
 },
 {
  "key": "live-round",
  "name": "Live Round",
  "mild": "Extra Confetti",
  "phase": "spin",
  "text": "After the spin: choose a player. One CLICK of their barrel becomes a BULLET until the end of the round, and it is reshuffled."
 },
 {
  "key": "side-bet",
  "name": "Side Bet",
  "mild": "Side Bet",
  "phase": "bet",
  "text": "Before the dice are sealed: name another player. If they lose no character this round and you score, you score 2 more."
 },
 {
  "key": "crowd-favourite",
  "name": "Crowd Favourite",
  "mild": "Crowd Favourite",
  "phase": "scoring",
  "text": "Before points are given: if you score this round, you score 1 more."
 },
 {
  "key": "informer",
  "name": "Informer",
  "mild": "Informer",
  "phase": "accusation",
  "text": "During accusations: choose a player and look at the card in their pocket."
 }
];
